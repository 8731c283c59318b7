import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { callConsole, useRead } from '../../../platform/api/console-client.ts';
import { Leitura } from '../../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../../platform/screen/LinkComoBotao.tsx';
import { Tela } from '../../../platform/screen/Tela.tsx';
import { createRascunho, type RascunhoAberto } from '../documento/create-rascunho.ts';
import type { Rascunho } from '../documento/rascunho.wire.ts';
import { campanhasAddress } from '../estudio-address.ts';
import { Editor } from './Editor.tsx';
import { editorText as text } from './editor.text.ts';

/** A draft in the studio. */
export function EditorScreen() {
  const { rascunhoID = '' } = useParams();
  const lida = useRead('operador.rascunho', { params: { rascunhoID } });
  if (lida.error?.codigo === 'rascunho.nenhum') {
    return (
      <Tela titulo={text.titulo}>
        <EmptyState
          illustration="search"
          title={text.nada.titulo}
          message={text.nada.mensagem}
          action={<LinkComoBotao to={campanhasAddress}>{text.nada.acao}</LinkComoBotao>}
        />
      </Tela>
    );
  }
  if (!lida.data) {
    return (
      <Tela titulo={text.titulo}>
        <Leitura lida={lida} linhas={8}>
          {() => null}
        </Leitura>
      </Tela>
    );
  }
  return <Aberto key={rascunhoID} gravado={lida.data} />;
}

/** Keeps the draft that was read first: later reads of the same draft must not replace typed text. */
function Aberto({ gravado }: { gravado: Rascunho }) {
  const [rascunho, setRascunho] = useState<RascunhoAberto>();
  useEffect(() => {
    const { rascunhoID } = gravado;
    const aberto = createRascunho(gravado, async (body) => {
      const { retorno } = await callConsole('operador.gravarRascunho', { params: { rascunhoID }, body });
      return retorno;
    });
    setRascunho(aberto);
    return () => aberto.close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- opens the draft once
  }, [gravado.rascunhoID]);
  return rascunho ? <Editor rascunho={rascunho} rascunhoID={gravado.rascunhoID} /> : null;
}
