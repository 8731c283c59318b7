import { MapPin, MessageCircleHeart, UserRound } from 'lucide-react';
import { useState } from 'react';
import { formatTelefone } from '@trevo/rules/texto/mask';
import { Field } from '@trevo/ui/field/Field.tsx';
import { FormDisclosure } from '@trevo/ui/field/FormDisclosure.tsx';
import { FormSection } from '@trevo/ui/field/FormSection.tsx';
import { ShapedInput } from '@trevo/ui/field/mask/ShapedInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { FormPage } from '@trevo/ui/layout/FormPage.tsx';

/** Sectioned form: expanded under headings, or collapsed with summaries of content and missing fields. */
export function SecoesParte() {
  const [aberta, setAberta] = useState('endereco');
  const [telefone, setTelefone] = useState('11987654321');
  const parte = (id: string) => ({
    level: 2 as const,
    open: aberta === id,
    onToggle: (open: boolean) => setAberta(open ? id : ''),
  });
  return (
    <FormPage
      title="Meus dados"
      subtitle="O que falta aparece ao lado de cada parte."
      onBack={() => {}}
      backLabel="Voltar"
      submitLabel="Salvar"
      pending={false}
      pendingLabel="Salvando"
      note="Você pode mudar tudo depois."
      onSubmit={(event) => event.preventDefault()}
    >
      <FormDisclosure
        {...parte('dados')}
        title="Seus dados"
        icon={<UserRound />}
        detail="Maria Aparecida do Socorro Vasconcelos de Albuquerque · (11)98765-4321 · maria.aparecida.vasconcelos@exemplo.com.br"
      >
        <Field label="Nome completo">
          <TextInput defaultValue="Maria Aparecida" />
        </Field>
        <Field label="Celular">
          <ShapedInput
            value={telefone}
            shape={formatTelefone}
            onValueChange={(typed) => setTelefone(typed.replace(/\D/g, ''))}
            inputMode="tel"
            figures
          />
        </Field>
      </FormDisclosure>
      <FormDisclosure
        {...parte('endereco')}
        title="Seu endereço"
        icon={<MapPin />}
        tone="alerta"
        detail="Faltam: CEP, estado, rua e mais 3"
      >
        <Field label="CEP" required>
          <TextInput figures />
        </Field>
        <Field label="Rua" required error="Informe a rua com no mínimo 5 letras.">
          <TextInput defaultValue="R" />
        </Field>
      </FormDisclosure>
      <FormDisclosure
        {...parte('mais')}
        title="Mais sobre você"
        icon={<MessageCircleHeart />}
        detail="Opcional: usuário do PicPay"
      >
        <Field label="Usuário do PicPay">
          <TextInput placeholder="@seunome" />
        </Field>
      </FormDisclosure>
      <FormSection level={2} title="Comprovante">
        <Field label="Número do documento">
          <TextInput figures />
        </Field>
        <Field label="Loja">
          <TextInput />
        </Field>
      </FormSection>
    </FormPage>
  );
}
