import { formatCentavos, formatDiaCurto } from '@trevo/client/format.ts';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { ExternalLink, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCompleto, formatIdade } from '../../../platform/format/momento.ts';
import { CopiarTexto } from '../../../platform/screen/CopiarTexto.tsx';
import { usePapel } from '../../../platform/session/permissao.ts';
import { agoraServidor } from '../../../platform/session/sessao-store.ts';
import { describeLoja, formatChave, listGanhos, listRessalvas } from './describe-nota.ts';
import { filaConsoleText as text } from '../fila-console.text.ts';
import type { Nota } from '../fila-estado.ts';
import styles from './NotaFatos.module.css';
import { NotaItens } from './NotaItens.tsx';
import { NotaLeitura } from './NotaLeitura.tsx';

/** A receipt that was taken, or one that is only read. */
type NotaComFatos = Omit<Nota, 'posseAte' | 'efeito'> & { readonly efeito: Nota['efeito'] | null };

/** The facts of a receipt: shop, purchase, signals, possible earnings, and its owner. */
export function NotaFatos({ nota }: { nota: NotaComFatos }) {
  const { cabecalho, emitidoEm, valorCentavos, apuracao, sinais, enderecoConsulta } = nota;
  return (
    <div className={styles.facts}>
      <header className={styles.head}>
        <h2>
          {describeLoja(nota)}
          {nota.uf && ` · ${nota.uf}`}
        </h2>
        <p className={styles.marks}>
          <time dateTime={nota.registradoEm} title={formatCompleto(nota.registradoEm)}>
            {text.espera(formatIdade(nota.registradoEm))}
          </time>
          {nota.apuracao.status === 'PENDENTE' && <Prazo em={nota.prazoEm} />}
          {nota.contestadaEm && (
            <Badge dot tone="alerta">
              {text.contestada}
            </Badge>
          )}
        </p>
      </header>
      <dl className={styles.list}>
        <Fato nome={text.chave}>
          {cabecalho.chaveAcesso ? (
            <>
              <code className={styles.key}>{formatChave(cabecalho.chaveAcesso)}</code>
              <span className={styles.links}>
                <CopiarTexto texto={cabecalho.chaveAcesso} rotulo={text.copiarChave} />
                {enderecoConsulta && (
                  <a href={enderecoConsulta} target="_blank" rel="noreferrer">
                    {text.paginaEstado} <ExternalLink aria-hidden="true" />
                  </a>
                )}
              </span>
            </>
          ) : cabecalho.coo ? (
            text.numero(cabecalho.coo)
          ) : (
            text.semChave
          )}
        </Fato>
        <Fato nome={text.compra}>{emitidoEm ? formatDiaCurto(emitidoEm) : text.semDia}</Fato>
        <Fato nome={text.valor}>
          <strong>{valorCentavos === null ? text.semValor : formatCentavos(valorCentavos)}</strong>
          <FonteValor nota={nota} />
        </Fato>
        {apuracao.motivo && <Fato nome={text.motivoEspera}>{apuracao.motivo.mensagem}</Fato>}
        <Fato nome={text.sinais}>
          {sinais.length === 0 ? (
            text.semSinais
          ) : (
            <ul className={styles.signs}>
              {sinais.map(({ sinal, peso, descricao }) => (
                <li key={sinal}>
                  <TriangleAlert aria-hidden="true" /> {descricao} <small>{text.sinal(peso)}</small>
                </li>
              ))}
            </ul>
          )}
        </Fato>
        {nota.efeito && (
          <Fato nome={text.seAprovada}>
            <strong>{listGanhos(nota.efeito).join(' · ')}</strong>
            {listRessalvas(nota.efeito).map((ressalva) => (
              <small key={ressalva}>{ressalva}</small>
            ))}
          </Fato>
        )}
        <Fato nome={text.pessoa}>
          <Pessoa pessoa={nota.pessoa} pseudonimo={text.notas.pseudonimo(nota.consumidorID)} />
        </Fato>
        {nota.leitura && (
          <Fato nome={text.leitura.titulo}>
            <NotaLeitura leitura={nota.leitura} />
          </Fato>
        )}
        {nota.porQueRendeu.length > 0 && (
          <Fato nome={text.porQueRendeu}>
            {nota.porQueRendeu.map((frase) => (
              <small key={frase}>{frase}</small>
            ))}
          </Fato>
        )}
        {nota.fontes.some(({ itens }) => itens) && (
          <Fato nome={text.itens}>
            <NotaItens fontes={nota.fontes} />
          </Fato>
        )}
      </dl>
    </div>
  );
}

const Fato = ({ nome, children }: { nome: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{nome}</dt>
    <dd>{children}</dd>
  </div>
);

function FonteValor({ nota: { comprovacao, fontes } }: { nota: NotaComFatos }) {
  const fonte = comprovacao?.fonte ?? fontes.find(({ valorCentavos }) => valorCentavos !== null)?.fonte;
  return fonte ? <small>{text.fonte(text.fontes[fonte] ?? fonte)}</small> : null;
}

function Prazo({ em }: { em: string }) {
  const resta = Date.parse(em) - agoraServidor();
  const horas = `${Math.floor(Math.abs(resta) / 3_600_000)} h`;
  return (
    <time dateTime={em} title={formatCompleto(em)}>
      <Badge dot tone={resta < 0 ? 'perigo' : resta < 6 * 3_600_000 ? 'alerta' : 'sucesso'}>
        {resta < 0 ? text.prazoVencido(horas) : text.prazo(horas)}
      </Badge>
    </time>
  );
}

function Pessoa({ pessoa, pseudonimo }: { pessoa: Nota['pessoa']; pseudonimo: string }) {
  const papel = usePapel();
  const { nome, desde, pendentes, validas, invalidas } = pessoa;
  const parts = [
    text.notasDaPessoa(pendentes + validas + invalidas, validas),
    invalidas > 0 && text.recusadas(invalidas),
    desde && text.desde(formatDiaCurto(desde.slice(0, 10))),
  ].filter(Boolean);
  return (
    <>
      <strong>{nome ?? (papel === 'auditor' ? pseudonimo : text.contaApagada)}</strong>
      <small>{parts.join(' · ')}</small>
    </>
  );
}
