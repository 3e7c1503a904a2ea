import { EraseDataText, useEraseDataText } from './EraseDataText.tsx';

/** Opens the dialog about stored personal data. */
export function PrivacyButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <EraseDataText>
      <Labelled onPress={onPress} />
    </EraseDataText>
  );
}

function Labelled({ onPress }: { readonly onPress: () => void }) {
  const words = useEraseDataText();
  return (
    <button type="button" className="button button-small" onClick={onPress}>
      {words.privacy}
    </button>
  );
}
