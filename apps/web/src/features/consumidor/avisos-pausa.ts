import { session } from '../../platform/session/session.ts';

let isOn = false;

// The next person is asked what they are asked.
session.subscribe(() => {
  if (!session.get()) isOn = false;
});

/** Who has just registered is left in peace: until the page is loaded again, nothing is asked of them by itself. */
export const avisosPausa = {
  isOn: (): boolean => isOn,
  begin(): void {
    isOn = true;
  },
};
