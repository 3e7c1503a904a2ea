import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { CatalogGame } from '../../../games/index.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import { LocalMatchText, useLocalMatchText, WaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { playerName } from '../../lib/settings.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { lastLevel } from '../local-match/choices.ts';
import { playOn } from '../local-match/start.ts';
import { preloadLocalMatchPage } from '../local-match-page/preload-page.ts';
import { namesOf, type Planned, PlannedSeats, seatsOfPlan } from '../new-match/PlannedSeats.tsx';
import '../../style/local-match.css';

interface PlayOnProps {
  readonly game: CatalogGame;
  readonly record: MatchRecord;
  /** Position in the match: the number of moves made before it. */
  readonly at: number;
  /** Seat whose point of view is shown, which is proposed for the visitor. Null if there is none. */
  readonly viewer: string | null;
}

/** Shows the button that starts a local match from a position of another match. */
export function PlayOn(props: PlayOnProps) {
  return (
    <WaitingRoomText>
      <LocalMatchText>
        <Button {...props} />
      </LocalMatchText>
    </WaitingRoomText>
  );
}

function Button(props: PlayOnProps) {
  const here = useLocalMatchText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="button button-small" onClick={() => setAsking(true)}>
        {here.playOn.button}
      </button>
      {isAsking && <Asking {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Returns the proposed players: the visitor at the viewed seat or the first person's, and bots at all others. */
function firstPlan({ seats }: MatchRecord, viewer: string | null): readonly Planned[] {
  const person = seats.findIndex(({ bot }) => bot === null);
  const own = viewer === null ? Math.max(0, person) : Number(viewer);
  return seats.map((seat, index) =>
    index === own
      ? { bot: null, name: playerName.get() || (seat.bot === null ? seat.name : '') }
      : { bot: seat.bot ?? lastLevel.get(), name: seat.bot === null ? seat.name : '' },
  );
}

function Asking({
  game,
  viewer,
  onClose,
  ...from
}: PlayOnProps & { readonly onClose: () => void }) {
  const { text } = useText();
  const here = useLocalMatchText();
  const [, navigate] = useLocation();
  const [plan, setPlan] = useState(() => firstPlan(from.record, viewer));
  const [fault, setFault] = useState<string | null>(null);
  const isStarting = useRef(false);
  const start = async () => {
    if (namesOf(plan).length === 0) return setFault(here.noPerson);
    // A second press would start a second match.
    if (isStarting.current) return;
    isStarting.current = true;
    try {
      await preloadLocalMatchPage(game);
      navigate(addresses.here(await playOn(game, { ...from, seats: seatsOfPlan(plan) })));
    } catch (error) {
      console.warn(error);
      isStarting.current = false;
      setFault(text.ways.notStarted);
    }
  };
  return (
    <Dialog title={here.playOn.who} onClose={onClose}>
      <p>{here.playOn.help}</p>
      <PlannedSeats seats={plan} onChange={setPlan} />
      {fault !== null && (
        <p className="note note-bad" role="alert">
          {fault}
        </p>
      )}
      <div className="buttons">
        <button type="button" className="button button-main" onClick={start}>
          {here.playOn.start}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {text.cancel}
        </button>
      </div>
    </Dialog>
  );
}
