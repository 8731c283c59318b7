import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'trailing'> {
  showLabel: string;
  hideLabel: string;
  /** Tells the password manager which password it is. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password input with a show/hide button. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={visible ? 'text' : 'password'}
      trailing={
        <IconButton
          label={visible ? hideLabel : showLabel}
          icon={visible ? <EyeOff /> : <Eye />}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
