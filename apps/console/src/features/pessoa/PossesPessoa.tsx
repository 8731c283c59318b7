import { formatNumeroSorte, formatDiaMesAno } from '@trevo/rules/texto/mask';
import { contaText } from '@trevo/contract/palavras.text';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { Disclosure } from '@trevo/ui/display/Disclosure.tsx';
import type { ReactNode } from 'react';
import { Momento } from '../../platform/screen/Momento.tsx';
import { pessoaText } from './pessoa.text.ts';
import type { Ficha } from './pessoa.wire.ts';
import styles from './PossesPessoa.module.css';

const text = pessoaText.tem;

/** Shows a person's numbers by draw, balances, cards, prizes and orders in the campaign. */
export function PossesPessoa({ ficha }: { ficha: Ficha }) {
  const { numeros, contas, raspadinhas, premios, pedidos } = ficha;
  const hasRaspadinhas = raspadinhas.fechadas + raspadinhas.abertas > 0;
  return (
    <Card variant="outline" className={styles.card}>
      <h2>{text.titulo}</h2>
      <Parte titulo={text.premios} vazia={premios.length === 0 && text.semPremios}>
        {premios.map((premio) => (
          <Premio key={`${premio.ganhoEm}-${premio.nome}`} premio={premio} />
        ))}
      </Parte>
      <Parte titulo={text.numeros} vazia={numeros.validos + numeros.cancelados === 0 && text.semNumeros}>
        <Numeros numeros={numeros} />
      </Parte>
      <Parte titulo={text.contas} vazia={contas.length === 0 && text.semContas}>
        {contas.map((conta) => (
          <Conta key={conta.moeda} conta={conta} />
        ))}
      </Parte>
      {hasRaspadinhas && (
        <Parte titulo={text.raspadinhas}>
          <p>
            {text.fechadas(raspadinhas.fechadas)}, {text.abertas(raspadinhas.abertas)}
          </p>
        </Parte>
      )}
      <Parte titulo={text.pedidos} vazia={pedidos.length === 0 && text.semPedidos}>
        {pedidos.map((pedido) => (
          <div key={pedido.pedidoID} className={styles.item}>
            <span>
              {pedido.itens.map(({ nome, quantidade }) => `${quantidade} × ${nome}`).join(', ')}
              <small>
                {contaText.valor(pedido.moeda, pedido.total)} · <Momento em={pedido.criadoEm} />
              </small>
            </span>
            <Badge>{text.situacaoPedido[pedido.situacao] ?? pedido.situacao}</Badge>
          </div>
        ))}
      </Parte>
    </Card>
  );
}

function Parte(props: { titulo: string; vazia?: string | false; children?: ReactNode }) {
  const { titulo, vazia, children } = props;
  return (
    <section className={styles.part}>
      <h3>{titulo}</h3>
      {vazia ? <p className={styles.quiet}>{vazia}</p> : children}
    </section>
  );
}

const tons = {
  A_RECEBER: 'alerta',
  RETIDO: 'perigo',
  VENCIDO: 'perigo',
  ENTREGUE: 'sucesso',
  SORTEADO: 'info',
  PERDIDO: 'perigo',
} as const;

function Premio({ premio }: { premio: Ficha['premios'][number] }) {
  const { nome, situacao, ganhoEm, retiradaAte, entregueEm, entreguePor, comoRecebe } = premio;
  const isOpen = situacao === 'A_RECEBER';
  return (
    <div className={styles.item}>
      <span>
        <strong>{nome}</strong>
        {isOpen && comoRecebe && <span>{comoRecebe}</span>}
        {isOpen && retiradaAte && <span>{text.retirarAte(formatDiaMesAno(retiradaAte))}</span>}
        <small>
          <Momento em={entregueEm ?? ganhoEm} /> {entreguePor && text.entreguePor(entreguePor)}
        </small>
      </span>
      <Badge tone={tons[situacao]}>{text.situacaoPremio[situacao]}</Badge>
    </div>
  );
}

function Numeros({ numeros }: { numeros: Ficha['numeros'] }) {
  const { validos, cancelados, sorteios, ultimos } = numeros;
  return (
    <>
      <p>
        {text.validos(validos)}
        {cancelados > 0 && `, ${text.cancelados(cancelados)}`}
      </p>
      {sorteios.map((sorteio) => (
        <p key={`${sorteio.nome}-${sorteio.data}`} className={styles.line}>
          <span>{text.sorteio(sorteio.nome, formatDiaMesAno(sorteio.data), sorteio.realizado)}</span>
          <strong>{text.quantos(sorteio.numeros)}</strong>
        </p>
      ))}
      <Disclosure title={text.verNumeros}>
        <ul className={styles.numbers}>
          {ultimos.map(({ serie, numero, cancelado }) => (
            <li key={`${serie}-${numero}`}>
              {cancelado ? (
                <>
                  <s>{formatNumeroSorte(serie, numero)}</s> <small>{text.cancelado}</small>
                </>
              ) : (
                formatNumeroSorte(serie, numero)
              )}
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}

function Conta({ conta }: { conta: Ficha['contas'][number] }) {
  const { moeda, disponivel, aLiberar, devido, vencimentos } = conta;
  const valor = (quanto: number) => contaText.valor(moeda, quanto);
  return (
    <div className={styles.account}>
      <p>
        <strong>{valor(disponivel)}</strong> {text.disponivel}
      </p>
      {aLiberar > 0 && <p>{text.aLiberar(valor(aLiberar))}</p>}
      {devido > 0 && <p>{text.devido(valor(devido))}</p>}
      {vencimentos.slice(0, 3).map((vencimento) => (
        <p key={vencimento.em} className={styles.quiet}>
          {text.vence(valor(vencimento.valor), formatDiaMesAno(vencimento.em.slice(0, 10)))}
        </p>
      ))}
    </div>
  );
}
