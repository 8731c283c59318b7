import { Fingerprint, QrCode as QrIcon, Ticket } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { totemText } from '../app/totem/totem.text.ts';
import { Button } from '../ui/action/Button.tsx';
import { IconSteps } from '../ui/display/IconSteps.tsx';
import { LogoImage } from '../ui/display/LogoImage.tsx';
import { Field } from '../ui/field/Field.tsx';
import { MaskedInput } from '../ui/field/MaskedInput.tsx';
import { ScreenKeyboard } from '../ui/field/ScreenKeyboard.tsx';
import { TextInput } from '../ui/field/TextInput.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { PageHeader } from '../ui/layout/PageHeader.tsx';

const { teclado } = totemText;

/** The pieces of a kiosk in its sizes; `?abrir=numeros` and `?abrir=letras` begin in a field, with its keyboard. */
export function TotemParte() {
  const [documento, setDocumento] = useState('');
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.dataset['totem'] = '';
    return () => {
      delete root.dataset['totem'];
    };
  }, []);
  useEffect(() => {
    // Once the keyboard listens.
    const asked = new URLSearchParams(location.search).get('abrir');
    document.querySelector<HTMLElement>(`input[name="${asked ?? ''}"]`)?.focus();
  }, []);
  return (
    <Page header={<PageHeader title="Totem" />}>
      <LogoImage src={null} name="Trevo da Sorte" size="large" />
      <IconSteps
        icons={[<Fingerprint key="1" />, <QrIcon key="2" />, <Ticket key="3" />]}
        steps={['Digite seu CPF ou celular', 'Passe a nota no leitor', 'Acompanhe o que ela vale']}
      />
      <Field label="CPF">
        <MaskedInput
          name="numeros"
          mask="###.###.###-##"
          value={documento}
          onValueChange={setDocumento}
          large
        />
      </Field>
      <Field label="Nome da loja">
        <TextInput name="letras" />
      </Field>
      <Button wide>Continuar</Button>
      <ScreenKeyboard words={teclado} />
    </Page>
  );
}
