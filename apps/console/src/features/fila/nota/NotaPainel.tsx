import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { PeekPanel } from '@trevo/ui/dialog/PeekPanel.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../../platform/api/console-client.ts';
import { consolePlatformText } from '../../../platform/console-platform.text.ts';
import type { CampanhaDaPromotora } from '../../../platform/screen/EscolhaCampanha.tsx';
import { Leitura } from '../../../platform/screen/Leitura.tsx';
import { Momento } from '../../../platform/screen/Momento.tsx';
import { usePermissao } from '../../../platform/session/permissao.ts';
import { DevolverDialog } from '../DevolverDialog.tsx';
import { filaConsoleText as text } from '../fila-console.text.ts';
import { NotaFatos } from './NotaFatos.tsx';
import { NotaImagem } from './NotaImagem.tsx';
import type { NotaRef } from './nota-ref.ts';
import styles from './NotaPainel.module.css';

type NotaLida = RetornoOf<Calls['operador.nota']>;

/** A receipt that is read without being taken: picture, facts, history, and the way back of a verdict. */
export function NotaPainel(props: { campanha: CampanhaDaPromotora; nota: NotaRef; onClose: () => void }) {
  const { campanha, nota, onClose } = props;
  const { ano, identificacao } = campanha;
  const { consumidorID, documentoFiscalID } = nota;
  const lida = useRead('operador.nota', { params: { ano, identificacao, consumidorID, documentoFiscalID } });
  return (
    <PeekPanel open onClose={onClose} title={text.notas.nota} closeLabel={consolePlatformText.fechar}>
      <Leitura lida={lida} linhas={6}>
        {(one) => <Conteudo campanha={campanha} nota={one} onReread={() => void lida.refetch()} />}
      </Leitura>
    </PeekPanel>
  );
}

function Conteudo(props: { campanha: CampanhaDaPromotora; nota: NotaLida; onReread: () => void }) {
  const { campanha, nota, onReread } = props;
  const isPermitido = usePermissao();
  const [isOpen, setOpen] = useState(false);
  const { status } = nota.apuracao;
  const canUndo =
    nota.desfazivel && status !== 'PENDENTE' && isPermitido('operador.desfazerVeredito') ? status : null;
  return (
    <div className={styles.body}>
      {nota.proposta && (
        <Notice tone="alerta" title={text.notas.comProposta(nota.proposta.nome)}>
          <Link to="/propostas">{text.notas.verPropostas}</Link>
        </Notice>
      )}
      {nota.posse && <Notice tone="info">{text.notas.com(nota.posse.nome)}</Notice>}
      <NotaFatos nota={nota} />
      {canUndo && (
        <div>
          <Button variant="secondary" size="small" icon={<Undo2 />} onClick={() => setOpen(true)}>
            {text.devolver.abrir}
          </Button>
        </div>
      )}
      <NotaImagem uriImagem={nota.uriImagem} leitura={nota.leitura} onFail={onReread} />
      <Historico nota={nota} />
      {canUndo && isOpen && (
        <DevolverDialog
          campanha={campanha}
          nota={nota}
          statusVisto={canUndo}
          onClose={() => setOpen(false)}
          onDone={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function Historico({ nota: { apuracao, anotacoes } }: { nota: NotaLida }) {
  return (
    <>
      <h3>{text.historico}</h3>
      <ol className={styles.list}>
        {apuracao.historico.map((entry) => (
          <li key={`${entry.dataHora} ${entry.status}`}>
            <strong>{text.gemeas.situacoes[entry.status]}</strong> {entry.motivo?.mensagem}
            <small>
              <Momento em={entry.dataHora} /> {entry.ator && text.notas.por(entry.ator.nome)}
            </small>
          </li>
        ))}
      </ol>
      {anotacoes.length > 0 && (
        <>
          <h3>{text.anotacoes}</h3>
          <ul className={styles.list}>
            {anotacoes.map(({ texto, criadaEm, ator }) => (
              <li key={`${criadaEm} ${texto}`}>
                {texto}
                <small>
                  <Momento em={criadaEm} /> {text.notas.por(ator.nome)}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
