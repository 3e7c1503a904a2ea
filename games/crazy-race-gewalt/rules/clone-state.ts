import type { GewaltState } from './state.ts';

/**
 * Returns a copy to play on. Readonly parts are replaced as a whole by the rules, so they are shared; all else is
 * copied.
 */
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
