/** Captions of the on-screen keyboard, row by row. */
export const keyboardRows = {
  figures: ['123', '456', '789'],
  letters: ['1234567890', 'qwertyuiop', 'asdfghjklç', 'zxcvbnm'],
  signs: ['áàâãéêíóôõ', 'úüç!?#$%&*', '()/+-_.,;:', '\'"=@'],
} as const;
