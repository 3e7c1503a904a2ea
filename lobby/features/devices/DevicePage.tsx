import { DeviceText, useDeviceText } from '../../i18n/data-messages.tsx';
import './devices.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { catalogGame } from '../../../games/index.ts';
import type { TransferredSeat } from '../../../protocol/devices.ts';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { openCode, type TakenOver, type TransferOutcome, takeOver } from './transfer.ts';

/** The page that takes over the seats of another device. */
export function DevicePage() {
  return (
    <DeviceText>
      <TakeOver />
    </DeviceText>
  );
}

const codeInAddress = () => window.location.hash.slice(1);

/** Returns the code in the page's address, kept up to date. */
function useCode(onChange: () => void) {
  const [code, setCode] = useState(codeInAddress);
  useEffect(() => {
    const take = () => {
      setCode(codeInAddress());
      onChange();
    };
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [onChange]);
  return code;
}

/** Takes over the seats when the player presses a button, since programs open links, too. */
function TakeOver() {
  const { text } = useText();
  const words = useDeviceText();
  const [outcome, setOutcome] = useState<TransferOutcome<TakenOver> | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [forget] = useState(() => () => setOutcome(null));
  const code = useCode(forget);

  const take = async () => {
    setOpening(true);
    const opened = await openCode(code);
    setOpening(false);
    if ('value' in opened) {
      // The used code is removed from the address.
      window.history.replaceState(window.history.state, '', addresses.device);
      setOutcome({ value: takeOver(opened.value.seats) });
    } else setOutcome(opened);
  };

  if (outcome && 'value' in outcome) return <Taken {...outcome.value} />;
  const canTake = code !== '' && !(outcome && 'fault' in outcome);
  return (
    <div className="page device-page">
      <PageHeading title={words.page.heading}>{words.page.heading}</PageHeading>
      <p className="lead">{code === '' ? words.page.noCode : words.page.help}</p>
      {outcome && (
        <p role="alert" className="note note-bad">
          {'fault' in outcome ? words.faults[outcome.fault] : text.problems[outcome.problem]}
        </p>
      )}
      <div className="buttons">
        {canTake && (
          <button
            type="button"
            className="button button-main"
            aria-disabled={isOpening}
            onClick={() => !isOpening && take()}
          >
            {words.page.take}
          </button>
        )}
        <Link href={addresses.home} className="button">
          {text.toTheShelf}
        </Link>
      </div>
    </div>
  );
}

/** Lists the seats that were taken over, with links. */
function Taken({ taken, kept }: TakenOver) {
  const { text } = useText();
  const words = useDeviceText();
  return (
    <div className="page device-page">
      <PageHeading title={words.page.done}>{words.page.done}</PageHeading>
      {taken.length > 0 && <Tables seats={taken} />}
      {kept.length > 0 && (
        <>
          <p>{words.page.kept}</p>
          <Tables seats={kept} />
        </>
      )}
      <div className="buttons">
        <Link href={addresses.home} className="button">
          {text.toTheShelf}
        </Link>
      </div>
    </div>
  );
}

function Tables({ seats }: { readonly seats: readonly TransferredSeat[] }) {
  const { language, formats } = useText();
  const words = useDeviceText();
  const nameOf = ({ game, others }: TransferredSeat) => {
    const title = catalogGame(game)?.info.description[language].title ?? game;
    return others.length === 0 ? title : words.page.table(title, formats.list(others));
  };
  return (
    <ul className="device-tables">
      {seats.map((seat) => (
        <li key={`${seat.matchID} ${seat.playerID}`}>
          <Link href={addresses.table(seat.matchID)} className="button button-main">
            {nameOf(seat)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
