import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { CatalogGame } from '../../../games/index.ts';
import type { DailyChallenge, Day } from '../../../protocol/daily.ts';
import { DailyText, useDailyText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { playerName, tidyName, usePlayerName } from '../../lib/settings.ts';
import { useOptionTexts } from '../../lib/useGameText.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/ErrorStates.tsx';
import { NameField } from '../../ui/NameField.tsx';
import { optionsInWords } from '../../ui/options-in-words.ts';
import { ToLesson } from '../../ui/ToLesson.tsx';
import { usePractice } from '../ways-to-play/usePractice.ts';
import { StartProblem, useDailyStart } from './DailyStart.tsx';
import { fetchDaily, knownDaily } from './requests.ts';

interface SheetProps {
  readonly day: Day;
  readonly game: CatalogGame;
  readonly onClose: () => void;
}

/** Says what a try at a challenge is before it counts, and offers to learn or practise the game first. */
export function DailySheet(props: SheetProps) {
  return (
    <DailyText>
      <Sheet {...props} />
    </DailyText>
  );
}

function Sheet({ day, game, onClose }: SheetProps) {
  const { language } = useText();
  const words = useDailyText();
  const { value } = useLoaded(fetchDaily, knownDaily());
  const challenge = value?.ok
    ? value.value.challenges.find((each) => each.game === game.info.name)
    : undefined;
  const start = useDailyStart({ day, game });
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(usePlayerName());
  const begin = () => {
    playerName.set(tidyName(name));
    return start.start();
  };
  return (
    <Dialog title={words.page.title(game.info.description[language].title)} onClose={onClose}>
      {challenge ? <Facts challenge={challenge} game={game} /> : <Loading />}
      <p>{words.sheet.once}</p>
      <NameField name={name} onChange={setName} isMissing={false} input={input} />
      <p className="field-help">{words.sheet.nameHelp}</p>
      <StartProblem problem={start.problem} />
      <div className="buttons">
        <button type="button" className="button button-main" onClick={begin}>
          {words.sheet.start}
        </button>
        {challenge && <PractiseFirst challenge={challenge} game={game} />}
        <ToLesson game={game} className="button" />
        <Cancel onClose={onClose} />
      </div>
    </Dialog>
  );
}

function Cancel({ onClose }: Pick<SheetProps, 'onClose'>) {
  const { text } = useText();
  return (
    <button type="button" className="button" onClick={onClose}>
      {text.cancel}
    </button>
  );
}

interface ChallengeProps {
  readonly challenge: DailyChallenge;
  readonly game: CatalogGame;
}

function Facts({ challenge, game }: ChallengeProps) {
  const { text, formats } = useText();
  const words = useDailyText();
  const { value: optionTexts } = useOptionTexts(game);
  const { numPlayers, level, setupData } = challenge;
  const options = optionTexts
    ? optionsInWords(game.info, setupData, optionTexts, { text, formats })
    : [];
  return (
    <>
      <p>
        {text.shelf.players(formats.range(numPlayers, numPlayers))} ·{' '}
        {words.bots(words.levels[level])}
      </p>
      {options.length > 0 && <p>{words.sheet.options(formats.list(options))}</p>}
    </>
  );
}

/** Starts a match in this browser with the settings of the challenge and another deal. */
function PractiseFirst({ challenge, game }: ChallengeProps) {
  const { text } = useText();
  const words = useDailyText();
  const [, navigate] = useLocation();
  const { start, hasFailed } = usePractice(
    game,
    (matchID) => navigate(addresses.here(matchID)),
    challenge,
  );
  return (
    <>
      <button type="button" className="button" onClick={start}>
        {words.sheet.practise}
      </button>
      {hasFailed && <p role="alert">{text.ways.notStarted}</p>}
    </>
  );
}
