import { findDiferencas } from '@trevo/config/campanha-file/mudanca/find-diferencas';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useState } from 'react';
import { callConsole } from '../../../platform/api/console-client.ts';
import { useTask } from '../../../platform/api/use-act.ts';
import { CopiarTexto } from '../../../platform/screen/CopiarTexto.tsx';
import { Recusa } from '../../../platform/screen/Leitura.tsx';
import { DiferencasLista } from '../diferencas/DiferencasLista.tsx';
import type { EstadoRascunho, RascunhoAberto } from '../documento/create-rascunho.ts';
import type { Rascunho } from '../documento/rascunho.wire.ts';
import { editorText } from './editor.text.ts';
import { readTexto } from './use-leitura.ts';
import styles from './Editor.module.css';

const text = editorText.conflito;

/** Warns of a recovered text, or of another person's version of the draft. */
export function AvisosRascunho(props: {
  rascunho: RascunhoAberto;
  rascunhoID: string;
  estado: EstadoRascunho;
}) {
  const { rascunho, rascunhoID, estado } = props;
  if (estado.gravacao === 'conflito')
    return <Conflito rascunho={rascunho} rascunhoID={rascunhoID} estado={estado} />;
  return (
    <div className={styles.notices}>
      {estado.isRecuperado && estado.gravacao !== 'gravado' && (
        <Notice title={editorText.recuperado.titulo}>{editorText.recuperado.mensagem}</Notice>
      )}
      {estado.gravacao === 'recusado' && <Recusa error={estado.erro} />}
    </div>
  );
}

function Conflito({
  rascunho,
  rascunhoID,
  estado,
}: {
  rascunho: RascunhoAberto;
  rascunhoID: string;
  estado: EstadoRascunho;
}) {
  const [outra, setOutra] = useState<Rascunho | null>(null);
  const ler = useTask(
    async () => {
      const { retorno } = await callConsole('operador.rascunho', { params: { rascunhoID } });
      return retorno;
    },
    { isRead: true },
  );
  /** Decides only with the newest version of the server. */
  async function decide(act: (gravado: Rascunho) => void): Promise<void> {
    const gravado = await ler.run();
    if (gravado) act(gravado);
  }
  return (
    <div className={styles.notices} role="alert">
      <Notice tone="alerta" title={estado.erro?.mensagem ?? text.titulo}>
        {text.ajuda}
      </Notice>
      <div className={styles.acts}>
        <Button
          variant="secondary"
          size="small"
          pending={ler.isPending}
          onClick={() => (outra ? setOutra(null) : void decide(setOutra))}
        >
          {outra ? text.esconder : text.ver}
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => void decide(({ versao }) => void rascunho.overwrite(versao))}
        >
          {text.minha}
        </Button>
        <Button variant="secondary" size="small" onClick={() => void decide(rascunho.take)}>
          {text.outra}
        </Button>
        <CopiarTexto texto={estado.texto} rotulo={text.copiar} />
      </div>
      {outra && <Difere antes={outra.texto} depois={estado.texto} />}
      <Recusa error={ler.error} />
    </div>
  );
}

function Difere({ antes, depois }: { antes: string; depois: string }) {
  const [a, b] = [readTexto(antes).arquivo, readTexto(depois).arquivo];
  if (!a || !b) return <p>{text.semDiferencas}</p>;
  const diferencas = findDiferencas(a, b);
  return diferencas.length === 0 ? (
    <p>{text.iguais}</p>
  ) : (
    <DiferencasLista diferencas={diferencas} hasEfeitos={false} />
  );
}
