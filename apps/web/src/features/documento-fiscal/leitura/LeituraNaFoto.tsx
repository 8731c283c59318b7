import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useId, useState } from 'react';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { ImagemNota } from '../parts/ImagemNota.tsx';
import { CaixasNaFoto } from './CaixasNaFoto.tsx';
import styles from './LeituraNaFoto.module.css';
import { leituraText as text } from './leitura.text.ts';
import type { LeituraFoto } from './leitura.wire.ts';
import { type CampoNome, listCampos } from './list-campos.ts';

export interface LeituraNaFotoProps {
  documento: DocumentoFiscal;
  leitura: LeituraFoto;
  isResultado: boolean;
}

/** Photo of a receipt with the values that were read on it, and their list, which is the accessible form. */
export function LeituraNaFoto({ documento, leitura, isResultado }: LeituraNaFotoProps) {
  const { documentoFiscalID, uriImagem, loja } = documento;
  const hoje = toSaoPaulo(useAgora()).dia;
  const id = useId();
  const Heading = isResultado ? 'h2' : 'h3';
  const [destaque, setDestaque] = useState<CampoNome | null>(null);
  const campos = listCampos(leitura, loja, hoje);
  return (
    <section className={styles.leitura} aria-labelledby={id}>
      <Heading id={id} className={styles.titulo}>
        {text.lido}
      </Heading>
      {uriImagem && (
        <ImagemNota
          documentoFiscalID={documentoFiscalID}
          uri={uriImagem}
          sobre={<CaixasNaFoto campos={campos} destaque={destaque} />}
        />
      )}
      {campos.length === 0 ? (
        <p className={styles.dica}>{text.nadaLido}</p>
      ) : (
        <ul className={styles.lista}>
          {campos.map(({ nome, numero, rotulo, valor }) => (
            <li key={nome}>
              <button
                type="button"
                className={styles.linha}
                aria-pressed={nome === destaque}
                onClick={() => setDestaque(nome === destaque ? null : nome)}
              >
                <span className={styles.numero} data-campo={nome} aria-hidden="true">
                  {numero}
                </span>
                <span className={styles.rotulo}>{rotulo}:</span>{' '}
                <span className={styles.valor} data-campo={nome}>
                  {valor}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {campos.length > 0 && <p className={styles.dica}>{text.verNaFoto}</p>}
    </section>
  );
}
