import type { NameOf } from './text.ts';

/** An event of a log. */
interface LoggedEventType {
  readonly type: string;
}

type ByType<Event extends LoggedEventType> = { readonly [Each in Event as Each['type']]: Each };

/** The events of some types, in the form in which TypeScript keeps type and event together. */
export type EventOf<Event extends LoggedEventType, Type extends Event['type'] = Event['type']> = {
  [Each in Type]: { readonly type: Each } & ByType<Event>[Each];
}[Type];

/** A sentence for each type of event. */
export type EventFormatters<Event extends LoggedEventType> = {
  readonly [Type in Event['type']]: (event: EventOf<Event, Type>, nameOf: NameOf) => string;
};

/** The sentence for an event of newer rules, of a type that is not known here: none. */
export function unknownEvent(_event: never): string {
  return '';
}

/** The sentence for an event; empty for one of newer rules, of a type that is not known here. */
export function formatEvent<
  Event extends LoggedEventType,
  Type extends Event['type'] = Event['type'],
>(eventFormatters: EventFormatters<Event>, event: EventOf<Event, Type>, nameOf: NameOf): string {
  return Object.hasOwn(eventFormatters, event.type)
    ? eventFormatters[event.type](event, nameOf)
    : '';
}
