import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ChoiceList } from '@trevo/ui/choice/ChoiceList.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useState } from 'react';
import { useAct } from '../../../platform/api/use-act.ts';
import { Recusa } from '../../../platform/screen/Leitura.tsx';
import { pessoaText } from '../pessoa.text.ts';
import type { PessoaRef } from '../pessoa.wire.ts';

const text = pessoaText.atos.reenvio;
const { fechar } = pessoaText.atos;

type Mensagem = BodyInputOf<Calls['operador.reenviarMensagem']>['mensagem'];

const opcoes = (Object.keys(text.mensagens) as Mensagem[]).map((value) => ({
  value,
  label: text.mensagens[value].nome,
  detail: text.mensagens[value].detalhe,
}));

/** Sends a code or a link to the person's own contact again. */
export function ReenvioDialog({ pessoa, onClose }: { pessoa: PessoaRef; onClose(): void }) {
  const reenviar = useAct('operador.reenviarMensagem');
  const [mensagem, setMensagem] = useState<Mensagem>('linkSenha');
  const envio = reenviar.result?.retorno;
  return (
    <Modal
      open
      onClose={onClose}
      title={text.titulo}
      closeLabel={fechar}
      actions={
        <Button
          wide
          pending={reenviar.isPending}
          onClick={() => void reenviar.run({ params: { ...pessoa }, body: { mensagem } })}
        >
          {text.reenviar}
        </Button>
      }
    >
      <p>{text.efeito}</p>
      <ChoiceList
        legend={text.qual}
        options={opcoes}
        value={mensagem}
        onValueChange={(value) => {
          setMensagem(value);
          reenviar.forget();
        }}
      />
      <div aria-live="polite">
        {envio && (
          <Notice tone={envio.enviado ? 'sucesso' : 'info'}>
            {envio.enviado
              ? text.enviado(envio.destino)
              : text.espera(envio.destino, envio.segundosRestantes)}
          </Notice>
        )}
      </div>
      <Recusa error={reenviar.error} />
    </Modal>
  );
}
