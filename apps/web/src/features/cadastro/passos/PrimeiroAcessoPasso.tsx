import { useId, useRef, type FormEvent } from 'react';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { MaskedInput } from '@trevo/ui/field/mask/MaskedInput.tsx';
import { getIdentificacaoMask } from '../../consumidor/public.ts';
import { Moldura, PassoBar, Posicao } from './Moldura.tsx';
import { passosText } from './passos.text.ts';
import { usePasso, type PassoNavegacao } from './use-passo.ts';
import { usePrimeiroAcesso } from './use-primeiro-acesso.ts';

const text = passosText.primeiroAcesso;

/** First-access step: looks up whether the promoter already knows the document. */
export function PrimeiroAcessoPasso({ navegacao }: { navegacao: PassoNavegacao }) {
  const { posicao, goBack, finish } = usePasso('primeiroAcesso', navegacao);
  const acesso = usePrimeiroAcesso();
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (acesso.isUnknown) {
      acesso.storeUnknown();
      return finish();
    }
    void acesso.submit();
    input.current?.focus();
  }

  return (
    <Moldura
      title={text.titulo}
      subtitle={text.subtitulo}
      onBack={goBack}
      backLabel={passosText.voltar}
      footer={
        <PassoBar
          // The key resets the pending state: the lookup and the registration are different actions.
          key={String(acesso.isUnknown)}
          label={acesso.isUnknown ? text.seguir : text.continuar}
          onGoOn={() => submit()}
          pending={acesso.pending}
          pendingLabel={text.procurando}
        />
      }
    >
      <Posicao {...posicao} />
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={text.numero} required error={acesso.erro}>
          <MaskedInput
            ref={input}
            name="numero"
            mask={getIdentificacaoMask('cpfCnpj', true)}
            value={acesso.numero}
            onValueChange={acesso.change}
            placeholder={text.exemplo}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            large
          />
        </Field>
      </form>
      <InfoModal
        open={acesso.news !== null}
        onClose={() => {
          if (acesso.close()) finish();
        }}
        tone={acesso.news?.tone}
        title={acesso.news?.titulo}
        message={acesso.news?.mensagem}
      />
    </Moldura>
  );
}
