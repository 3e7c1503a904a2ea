/** All events of the lists of tables from now on, as text. */
export interface ListEvents {
  /** Waits until an event contains this text. Returns all that has come. */
  readonly until: (text: string) => Promise<string>;
  /** Resolves when the server has ended or cut the stream. */
  readonly ended: () => Promise<void>;
  readonly close: () => void;
}

/** Subscribes to a server's events like a page with a list of tables. */
export async function openEvents(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ListEvents> {
  const stopping = new AbortController();
  const { body } = await fetch(`${url}/api/tables/events`, { headers, signal: stopping.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  return {
    until: async (text) => {
      while (!told.includes(text)) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) throw new Error(`The events ended without ${text}.`);
        told += value;
      }
      return told;
    },
    ended: async () => {
      // A connection that is cut in the middle of an answer makes the reader throw.
      while (
        await reader?.read().then(
          ({ done }) => !done,
          () => false,
        )
      );
    },
    close: () => stopping.abort(),
  };
}
