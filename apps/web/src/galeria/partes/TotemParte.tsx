import { Fingerprint, QrCode as QrIcon, Ticket } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { totemText } from '../../app/totem/totem.text.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { IconSteps } from '@trevo/ui/display/IconSteps.tsx';
import { LogoImage } from '@trevo/ui/display/picture/LogoImage.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { MaskedInput } from '@trevo/ui/field/mask/MaskedInput.tsx';
import { ScreenKeyboard } from '@trevo/ui/field/keyboard/ScreenKeyboard.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';

const { teclado } = totemText;

/** Components of a kiosk in its sizes; `?abrir=numeros` and `?abrir=letras` focus a field with its keyboard. */
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
    // After the keyboard has attached its listeners.
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
