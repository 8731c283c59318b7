import { findDiferencas } from '@trevo/config/campanha-file/mudanca/find-diferencas';
import { describeChave } from '@trevo/config/palavras/find-palavras';
import { Disclosure } from '@trevo/ui/display/Disclosure.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useRead } from '../../../platform/api/console-client.ts';
import { Leitura } from '../../../platform/screen/Leitura.tsx';
import { describePosses } from '../campanhas/describe-posses.ts';
import { DiferencasLista } from '../diferencas/DiferencasLista.tsx';
import type { Conferencia } from '../documento/rascunho.wire.ts';
import { readTexto } from '../editor/use-leitura.ts';
import { formularioText } from '../formulario/formulario.text.ts';
import { publicarText as text } from './publicar.text.ts';
import styles from './Publicar.module.css';

type Conferida = NonNullable<Conferencia['campanha']>;

/** Outside production, without participants, a reason is enough for a change that production refuses. */
const isSoEmProducao = ({ recusa, mudancas }: Conferida): boolean =>
  recusa === null && mudancas.some(({ efeito }) => efeito === 'nunca');

/** Shows the server's check of a text before its publication: errors, warnings, differences, and the affected people. */
export function ConferenciaResumo({ conferencia, texto }: { conferencia: Conferencia; texto: string }) {
  const { erros, avisos, campanha } = conferencia;
  return (
    <div className={styles.summary}>
      {erros.length > 0 && (
        <Notice tone="perigo" title={text.erros(erros.length)}>
          <Marcas marcas={erros} />
        </Notice>
      )}
      {campanha && (
        <>
          <p>{(campanha.isNova ? text.nova : text.troca)(campanha.hosts.join(', '))}</p>
          {campanha.recusa && <Recusada campanha={campanha} />}
          {isSoEmProducao(campanha) && (
            <Notice tone="alerta" title={text.nuncaTitulo}>
              {text.nuncaTeste}
            </Notice>
          )}
          {campanha.publicada !== null && (
            <Mudancas campanha={campanha} hash={campanha.publicada} texto={texto} />
          )}
          {campanha.mudancas.length > 0 && <Pessoas campanha={campanha} />}
        </>
      )}
      {avisos.length > 0 && (
        <Disclosure title={text.avisos(avisos.length)}>
          <Marcas marcas={avisos} />
        </Disclosure>
      )}
    </div>
  );
}

const Marcas = ({ marcas }: { marcas: Conferencia['erros'] }) => (
  <ul className={styles.marks}>
    {marcas.map(({ linha, chave, problema, cura }) => (
      <li key={`${linha} ${problema}`}>
        {formularioText.frase(problema, cura)} <code>{chave}</code>
      </li>
    ))}
  </ul>
);

function Recusada({ campanha }: { campanha: Conferida }) {
  const { recusa } = campanha;
  if (!recusa || recusa.codigo === 'campanha.mudancaSemMotivo') return null;
  if (recusa.codigo === 'operador.precisaSegundaPessoa')
    return <Notice tone="alerta">{text.segundaPessoa}</Notice>;
  return (
    <Notice tone="perigo" title={recusa.mensagem}>
      {recusa.codigo === 'campanha.mudancaProibida' ? text.nuncaMensagem : recusa.cura}
    </Notice>
  );
}

function Mudancas({ campanha, hash, texto }: { campanha: Conferida; hash: string; texto: string }) {
  const { ano, identificacao, comecou } = campanha;
  const publicada = useRead('operador.publicacao', { params: { ano, identificacao, hash } });
  return (
    <Leitura lida={publicada} linhas={2}>
      {(versao) => {
        const [antes, depois] = [readTexto(versao.texto).arquivo, readTexto(texto).arquivo];
        const diferencas = antes && depois ? findDiferencas(antes, depois) : [];
        if (diferencas.length === 0) return <p>{text.nada}</p>;
        return (
          <section className={styles.part}>
            <h3>{text.mudancas(diferencas.length)}</h3>
            <div className={styles.box}>
              <DiferencasLista diferencas={diferencas} hasEfeitos={comecou} />
            </div>
          </section>
        );
      }}
    </Leitura>
  );
}

function Pessoas({ campanha }: { campanha: Conferida }) {
  const atingem = campanha.mudancas.filter(({ atinge }) => atinge.length > 0);
  const posses = describePosses(campanha.posses);
  return (
    <section className={styles.part}>
      <h3>{text.pessoas}</h3>
      {atingem.length === 0 ? (
        <p>{text.ninguem}</p>
      ) : (
        <ul className={styles.marks}>
          {atingem.map(({ chave, atinge }) => (
            <li key={chave}>{text.atinge(describeChave(chave), atinge)}</li>
          ))}
        </ul>
      )}
      {posses.length > 0 && <p>{text.hoje(posses.join(', '))}</p>}
    </section>
  );
}
