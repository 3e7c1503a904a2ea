import type { GewaltState } from './state.ts';

/** A state to play on. What is readonly in it is replaced as a whole by the rules, so it is shared; all else is copied. */
export function cloneState(state: GewaltState): GewaltState {
  const { discards, secret } = state;
  const copy: GewaltState = {
    ...state,
    pawns: { ...state.pawns },
    handSizes: { ...state.handSizes },
    pileSizes: { ...state.pileSizes },
    discards: { section: [...discards.section], action: [...discards.action] },
    players: { ...state.players },
  };
  if (secret) {
    const { section, action } = secret.piles;
    copy.secret = { bets: secret.bets, piles: { section: [...section], action: [...action] } };
  }
  return copy;
}
