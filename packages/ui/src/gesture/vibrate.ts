/** What is felt under the finger: a tick, a code that was read or refused, a celebration, a prize. */
export type Feel = 'tick' | 'read' | 'refused' | 'cheer' | 'prize';

/** In milliseconds, on and off in turns. */
const patterns: Readonly<Record<Feel, readonly number[]>> = {
  tick: [7],
  read: [70],
  refused: [25, 60, 25],
  cheer: [30, 40, 60],
  prize: [30, 40, 60, 40, 120],
};

let vibrator: (feel: Feel) => void = vibrateInBrowser;

/** The installed app brings its own way: an iPhone's browser has none. */
export function setVibrator(own: (feel: Feel) => void): void {
  vibrator = own;
}

/** Lets the finger feel it, where the device can. Never fails: the screen says it too. */
export const vibrate = (feel: Feel): void => vibrator(feel);

function vibrateInBrowser(feel: Feel): void {
  // Before the first touch the browser refuses, and complains in the console.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    navigator.vibrate?.([...patterns[feel]]);
  } catch {
    // A page inside another page may not be allowed to.
  }
}
