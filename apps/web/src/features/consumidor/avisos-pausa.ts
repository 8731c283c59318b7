import { session } from '../../platform/session/session.ts';

let isOn = false;

// The pause must not apply to the next user.
session.subscribe(() => {
  if (!session.get()) isOn = false;
});

/** Suppresses automatic prompts after a registration until the page is reloaded. */
export const avisosPausa = {
  isOn: (): boolean => isOn,
  begin(): void {
    isOn = true;
  },
};
