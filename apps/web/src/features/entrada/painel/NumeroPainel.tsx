import { useId, useRef, type ReactNode } from 'react';
import { IdentificacaoField } from '../../consumidor/public.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { entradaText } from '../entrada.text.ts';
import { PainelMoldura } from './PainelMoldura.tsx';

export interface NumeroPainelProps {
  readonly title: string;
  readonly subtitle: string;
  readonly usuario: string;
  readonly error: ReactNode;
  readonly actionLabel: string;
  readonly pending: boolean;
  readonly pendingLabel: string;
  onChange(usuario: string): void;
  /** Returns false when the number is invalid; then it takes the focus. */
  onSubmit(): boolean;
  onBack(): void;
  readonly children?: ReactNode;
}

/** Panel that asks only for the login number. */
export function NumeroPainel({
  title,
  subtitle,
  usuario,
  error,
  actionLabel,
  pending,
  pendingLabel,
  onChange,
  onSubmit,
  onBack,
  children,
}: NumeroPainelProps) {
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();
  return (
    <PainelMoldura
      title={title}
      subtitle={subtitle}
      onBack={onBack}
      backLabel={entradaText.voltar}
      footer={
        <BottomBar>
          <Button
            type="submit"
            form={formId}
            wide
            lockMs={1000}
            pending={pending}
            pendingLabel={pendingLabel}
          >
            {actionLabel}
          </Button>
        </BottomBar>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!onSubmit()) input.current?.focus();
        }}
      >
        <IdentificacaoField
          inputRef={input}
          value={usuario}
          onValueChange={onChange}
          error={error}
          required
          large
          enterKeyHint="go"
        />
      </form>
      {children}
    </PainelMoldura>
  );
}
