import { expect } from 'chai';

/** Opens something before the tests of a suite. Returns a function that returns it. */
export function openedBy<Opened>(open: () => Promise<Opened>): () => Opened {
  let opened: { readonly it: Opened } | undefined;
  before(async () => {
    opened = { it: await open() };
  });
  return () => (opened ?? expect.fail('It has not been opened.')).it;
}
