import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'trailing'> {
  showLabel: string;
  hideLabel: string;
  /** Tells the password manager which one it is. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a button to see it. */
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
