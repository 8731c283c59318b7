/** Haptic feedback: a tick, a scanned code accepted or refused, a celebration, a prize. */
export type Feel = 'tick' | 'read' | 'refused' | 'cheer' | 'prize';

/** Milliseconds, alternating on and off. */
const patterns: Readonly<Record<Feel, readonly number[]>> = {
  tick: [7],
  read: [70],
  refused: [25, 60, 25],
  cheer: [30, 40, 60],
  prize: [30, 40, 60, 40, 120],
};

let vibrator: (feel: Feel) => void = vibrateInBrowser;

/** Replaces the vibration by that of the installed app: browsers on iPhones have none. */
export function setVibrator(own: (feel: Feel) => void): void {
  vibrator = own;
}

/** Vibrates, where the device can. Never throws: the screen shows the same information. */
export const vibrate = (feel: Feel): void => vibrator(feel);

function vibrateInBrowser(feel: Feel): void {
  // Before the first user activation the browser refuses and logs a warning.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    navigator.vibrate?.([...patterns[feel]]);
  } catch {
    // An embedded page may lack the permission.
  }
}
