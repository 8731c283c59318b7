import { useState } from 'react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { LogoImage } from '@trevo/ui/display/picture/LogoImage.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { MaskedInput } from '@trevo/ui/field/mask/MaskedInput.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';

/** Components composed as an entry: logo, one field, one button. */
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
