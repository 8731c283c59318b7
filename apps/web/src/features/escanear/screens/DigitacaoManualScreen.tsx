import type { QrCode } from '@trevo/rules/qr-code';
import { toSaoPaulo } from '@trevo/rules/sao-paulo';
import { useRef, useState, type SubmitEvent } from 'react';
import { ComperPerguntaPage, ParticipacaoGate, useIsComper } from '../../participacao/public.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { chaveDraft } from '../../compra/public.ts';
import { toEnvio, toEnvioDigitado, useSendDocumento } from '../../documento-fiscal/public.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { FormPage } from '../../../ui/layout/FormPage.tsx';
import { judgeChave } from '../chave-digitada.ts';
import { chaveErros, digitacaoText as text } from '../digitacao.text.ts';
import { ChaveConferida } from '../parts/ChaveConferida.tsx';
import { ChaveField } from '../parts/ChaveField.tsx';
import { OndeFicaChave } from '../parts/OndeFicaChave.tsx';
import { Resultado } from '../resultado/Resultado.tsx';

/** Type a receipt's key and see what it earned; a Comper receipt has other data, which the shop decides. */
export function DigitacaoManualScreen() {
  return useIsComper() ? <ComperPerguntaPage /> : <DigitacaoManual />;
}

function DigitacaoManual() {
  const { desfecho, pending, send, retry, reset } = useSendDocumento();
  const [value, setValue] = useState(chaveDraft.read);
  const [code, setCode] = useState<QrCode | null>(null);
  const [asked, setAsked] = useState(false);
  const [pasteRefused, setPasteRefused] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const goBack = useGoBack();
  const agora = useAgora();

  if (desfecho) {
    return (
      <Resultado
        desfecho={desfecho}
        pending={pending}
        onRetry={retry}
        onAgain={(passo) => {
          // A refused key stays to be corrected; a finished one makes room for the next.
          if (passo === 'corrigir') chaveDraft.write(value);
          else setValue('');
          setAsked(false);
          reset();
        }}
      />
    );
  }

  const { chave, erro, wrongGroups, missing } = judgeChave(value, toSaoPaulo(agora).dia);
  const unfinished =
    asked && missing > 0 ? (value === '' ? chaveErros.vazia : text.incompleta(missing)) : null;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setAsked(true);
    // What a pasted code says beside its key counts for as long as the key is that one.
    const isOfCode = code !== null && code.chave.chaveAcesso === chave?.chaveAcesso;
    if (chave && !pending) {
      send(isOfCode ? toEnvio(code, 'digitacao') : toEnvioDigitado(chave.chaveAcesso));
      // The queue has it now.
      chaveDraft.clear();
    } else field.current?.focus();
  }

  return (
    <ParticipacaoGate title={text.titulo}>
      <FormPage
        title={text.titulo}
        subtitle={text.subtitulo}
        onBack={goBack}
        backLabel={text.voltar}
        submitLabel={text.cadastrar}
        pending={pending}
        pendingLabel={text.cadastrando}
        below={chave ? <ChaveConferida chave={chave} /> : <OndeFicaChave />}
        onSubmit={submit}
      >
        <ChaveField
          ref={field}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            chaveDraft.write(next);
            setPasteRefused(null);
          }}
          onCode={setCode}
          onPasteRefused={setPasteRefused}
          error={pasteRefused ?? erro ?? unfinished}
          wrongGroups={wrongGroups}
        />
      </FormPage>
    </ParticipacaoGate>
  );
}
