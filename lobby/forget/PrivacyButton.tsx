import { ForgetText, useForgetText } from './ForgetText.tsx';

/** The way to what is kept of a person. */
export function PrivacyButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <ForgetText>
      <Labelled onPress={onPress} />
    </ForgetText>
  );
}

function Labelled({ onPress }: { readonly onPress: () => void }) {
  const words = useForgetText();
  return (
    <button type="button" className="button button-small" onClick={onPress}>
      {words.privacy}
    </button>
  );
}
