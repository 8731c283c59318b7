import { useState } from 'react';
import { Button } from '../ui/action/Button.tsx';
import { LogoImage } from '../ui/display/LogoImage.tsx';
import { Field } from '../ui/field/Field.tsx';
import { MaskedInput } from '../ui/field/MaskedInput.tsx';
import { BottomBar } from '../ui/layout/BottomBar.tsx';
import { Page } from '../ui/layout/Page.tsx';

/** Pieces composed as an entry: logo, one field, one button. */
export function EntradaParte() {
  const [documento, setDocumento] = useState('');
  return (
    <Page
      footer={
        <BottomBar>
          <Button wide lockMs={1000}>
            Continuar
          </Button>
          <Button wide variant="ghost">
            Ver o regulamento
          </Button>
        </BottomBar>
      }
    >
      <div style={{ display: 'grid', placeItems: 'center', minHeight: '34dvh' }}>
        <LogoImage src={null} name="Trevo da Sorte" size="large" />
      </div>
      <div style={{ display: 'grid', gap: 4 }}>
        <h1>Sua nota vale prêmios</h1>
        <p style={{ color: 'var(--cor-texto-suave)' }}>
          Digite seu CPF. Se for a primeira vez, o cadastro leva um minuto.
        </p>
      </div>
      <Field label="CPF ou CNPJ" hint="Só usamos para saber que é você.">
        <MaskedInput
          mask={['###.###.###-##', 'XX.XXX.XXX/XXXX-##']}
          value={documento}
          onValueChange={setDocumento}
          placeholder="000.000.000-00"
          inputMode="numeric"
          autoComplete="username"
          large
        />
      </Field>
    </Page>
  );
}
