import { SeatSign, seatColour } from '../../../games/kit/board/SeatSign.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useLocalMatchText } from './LocalMatchText.tsx';

/** Covers the match between two players at one screen until the next one takes over. */
export function HandoverScreen({
  seat,
  name,
  onTakeOver,
}: {
  readonly seat: string;
  readonly name: string;
  readonly onTakeOver: () => void;
}) {
  const here = useLocalMatchText();
  const { fill } = seatColour(seat);
  return (
    <div className="curtain" style={{ borderColor: fill }}>
      <SeatSign playerID={seat} className="seat-sign curtain-sign" />
      <PageHeading title={here.handTo(name)} className="curtain-heading">
        {here.handTo(name)}
      </PageHeading>
      <p className="lead">{here.handToHelp}</p>
      <button type="button" className="button button-main button-large" onClick={onTakeOver}>
        {here.iAm(name)}
      </button>
    </div>
  );
}
