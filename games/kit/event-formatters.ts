import type { NameOf } from './text.ts';

/** An event of a log. */
interface LoggedEventType {
  readonly type: string;
}

type ByType<Event extends LoggedEventType> = { readonly [Each in Event as Each['type']]: Each };

/** The events of some types, in a form that lets TypeScript correlate type and event. */
export type EventOf<Event extends LoggedEventType, Type extends Event['type'] = Event['type']> = {
  [Each in Type]: { readonly type: Each } & ByType<Event>[Each];
}[Type];

/** Functions that return a sentence for each type of event. */
export type EventFormatters<Event extends LoggedEventType> = {
  readonly [Type in Event['type']]: (event: EventOf<Event, Type>, nameOf: NameOf) => string;
};

/** Returns the sentence for an event; empty for an event of newer rules whose type is unknown here. */
export function formatEvent<
  Event extends LoggedEventType,
  Type extends Event['type'] = Event['type'],
>(eventFormatters: EventFormatters<Event>, event: EventOf<Event, Type>, nameOf: NameOf): string {
  return Object.hasOwn(eventFormatters, event.type)
    ? eventFormatters[event.type](event, nameOf)
    : '';
}
