import { useText } from '../../i18n/useText.tsx';

/** Shows the day on which a match began. */
export function DayOf({ startedAt }: { readonly startedAt: number | null | undefined }) {
  const { formats } = useText();
  if (startedAt === undefined || startedAt === null) return null;
  return (
    <time className="replay-day" dateTime={new Date(startedAt).toISOString()}>
      {formats.date(startedAt)}
    </time>
  );
}
