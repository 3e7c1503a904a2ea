import type { NameOf } from './text.ts';

/** An event of a log. */
interface Told {
  readonly type: string;
}

type ByType<Event extends Told> = { readonly [Each in Event as Each['type']]: Each };

/** The events of some types, in the form in which TypeScript keeps type and event together. */
export type EventOf<Event extends Told, Type extends Event['type'] = Event['type']> = {
  [Each in Type]: { readonly type: Each } & ByType<Event>[Each];
}[Type];

/** A sentence for each type of event. */
export type Tellers<Event extends Told> = {
  readonly [Type in Event['type']]: (event: EventOf<Event, Type>, nameOf: NameOf) => string;
};

/** The sentence for an event of newer rules, of a type that is not known here: none. */
export function untold(_event: never): string {
  return '';
}

/** The sentence for an event; empty for one of newer rules, of a type that is not known here. */
export function toldWith<Event extends Told, Type extends Event['type'] = Event['type']>(
  tellers: Tellers<Event>,
  event: EventOf<Event, Type>,
  nameOf: NameOf,
): string {
  return Object.hasOwn(tellers, event.type) ? tellers[event.type](event, nameOf) : '';
}
