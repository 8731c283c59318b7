import { Mail, Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Checkbox } from '@trevo/ui/choice/Checkbox.tsx';
import { ChoiceList } from '@trevo/ui/choice/ChoiceList.tsx';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { Switch } from '@trevo/ui/choice/Switch.tsx';
import { ChaveInput } from '@trevo/ui/code/ChaveInput.tsx';
import { CodeInput } from '@trevo/ui/code/CodeInput.tsx';
import { Stepper } from '@trevo/ui/display/Stepper.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { MaskedInput } from '@trevo/ui/field/mask/MaskedInput.tsx';
import { MoneyInput } from '@trevo/ui/field/MoneyInput.tsx';
import { PasswordInput } from '@trevo/ui/field/PasswordInput.tsx';
import { QuantityInput } from '@trevo/ui/field/QuantityInput.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { TextArea, TextInput } from '@trevo/ui/field/TextInput.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';

const REAL = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Every form control: empty, filled, invalid, disabled. */
export function FormularioParte() {
  const [valores, setValores] = useState({
    telefone: '11987654321',
    nascimento: '',
    codigo: '4827',
    chave: '352411075432123',
    genero: '',
    canal: 'sms' as 'sms' | 'email',
    vista: 'notas' as 'notas' | 'numeros',
  });
  const [centavos, setCentavos] = useState<number | null>(4590);
  const [quantidade, setQuantidade] = useState(2);
  const set = (campo: keyof typeof valores) => (valor: string) =>
    setValores((antes) => ({ ...antes, [campo]: valor }));
  return (
    <Page
      header={
        <PageHeader
          title="Complete seu cadastro"
          subtitle="Falta pouco."
          onBack={() => {}}
          backLabel="Voltar"
        />
      }
      footer={
        <BottomBar>
          <Button wide>Salvar</Button>
        </BottomBar>
      }
    >
      <Stepper current={2} total={4} label="Passo 2 de 4" />
      <Segmented
        label="Vista"
        options={[
          { value: 'notas', label: 'Notas' },
          { value: 'numeros', label: 'Números' },
        ]}
        value={valores.vista}
        onValueChange={set('vista')}
      />
      <Field label="Nome completo" required>
        <TextInput placeholder="Como está no documento" autoComplete="name" />
      </Field>
      <Field label="E-mail" required error="Falta o @ no e-mail.">
        <TextInput type="email" defaultValue="luciana.exemplo" leading={<Mail />} />
      </Field>
      <Field label="Celular" hint="Para avisar se você ganhar.">
        <MaskedInput
          mask={['(##) ####-####', '(##) #####-####']}
          value={valores.telefone}
          onValueChange={set('telefone')}
        />
      </Field>
      <Field label="Data de nascimento" required>
        <MaskedInput
          mask="##/##/####"
          placeholder="dd/mm/aaaa"
          value={valores.nascimento}
          onValueChange={set('nascimento')}
        />
      </Field>
      <Field label="Senha" required hint="8 caracteres ou mais.">
        <PasswordInput
          showLabel="Mostrar senha"
          hideLabel="Esconder senha"
          autoComplete="new-password"
          defaultValue="segredo123"
        />
      </Field>
      <Field label="Gênero">
        <SelectInput
          placeholder="Escolha"
          value={valores.genero}
          onChange={(event) => set('genero')(event.target.value)}
          options={[
            { value: 'f', label: 'Feminino' },
            { value: 'm', label: 'Masculino' },
            { value: 'o', label: 'Outro' },
          ]}
        />
      </Field>
      <Field label="CPF" hint="Não pode ser mudado.">
        <TextInput value="123.456.789-09" readOnly figures />
      </Field>
      <Field label="Valor da compra">
        <MoneyInput
          value={centavos}
          onValueChange={setCentavos}
          format={(cents) => REAL.format(cents / 100)}
          placeholder="R$ 0,00"
        />
      </Field>
      <Field label="Quantidade">
        <QuantityInput
          value={quantidade}
          onValueChange={setQuantidade}
          decreaseLabel="Um a menos"
          increaseLabel="Um a mais"
        />
      </Field>
      <Field label="Procurar loja">
        <TextInput type="search" leading={<Search />} placeholder="Nome ou bairro" />
      </Field>
      <Field label="Mensagem">
        <TextArea placeholder="Conte o que aconteceu" />
      </Field>
      <Field label="Código que enviamos por SMS" hint="Não chegou? Reenviar em 24 s.">
        <CodeInput value={valores.codigo} onValueChange={set('codigo')} />
      </Field>
      <Field label="Código errado" error="O código não confere. Tente de novo.">
        <CodeInput value="482719" onValueChange={() => {}} />
      </Field>
      <Field
        label="Chave de acesso"
        aside={`${valores.chave.length} de 44`}
        error="Confira o grupo marcado."
        required
      >
        <ChaveInput value={valores.chave} onValueChange={set('chave')} wrongGroups={[1]} />
      </Field>
      <ChoiceList
        legend="Como prefere receber o código?"
        value={valores.canal}
        onValueChange={set('canal')}
        options={[
          { value: 'sms', label: 'SMS', detail: 'Para (11) 9****-4321' },
          { value: 'email', label: 'E-mail', detail: 'Para lu****@exemplo.com.br' },
        ]}
      />
      <div>
        <Switch label="Receber avisos" detail="Sorteios, prêmios e prazos" defaultChecked />
        <Switch label="Novidades da marca" />
        <Checkbox
          label={
            <>
              Li e aceito o <a href="#regulamento">regulamento</a>
            </>
          }
          required
          error="Aceite o regulamento para participar."
        />
        <Checkbox label="Quero participar do sorteio final" defaultChecked />
      </div>
    </Page>
  );
}
