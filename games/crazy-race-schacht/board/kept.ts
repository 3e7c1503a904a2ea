/** Whether somebody has raced before in this browser: then nobody needs to be told what the stage card shows. */
const racedKey = 'paddock.crazy-race-schacht.raced';

export function hasRaced(): boolean {
  try {
    return localStorage.getItem(racedKey) !== null;
  } catch {
    return false;
  }
}

export function noteRaced(): void {
  try {
    localStorage.setItem(racedKey, 'yes');
  } catch {
    // The browser forbids it: then every race is taken for the first.
  }
}
