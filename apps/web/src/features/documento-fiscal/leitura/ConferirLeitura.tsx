import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useEffect, useRef, useState } from 'react';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import type { FotoDaNotaProps } from '../prova/FotoDaNota.tsx';
import { ImagemNota } from '../parts/ImagemNota.tsx';
import { CaixasNaFoto } from './CaixasNaFoto.tsx';
import type { CorrecaoCampo } from './corrigir-leitura.ts';
import { CorrecaoForm } from './CorrecaoForm.tsx';
import styles from './PassoDaFoto.module.css';
import { correcaoText as text } from './leitura.text.ts';
import { LeituraNaFoto, type LeituraNaFotoProps } from './LeituraNaFoto.tsx';
import { type CampoNome, listCampos } from './list-campos.ts';

const campoNaFoto: Readonly<Record<CorrecaoCampo, CampoNome>> = {
  chaveAcesso: 'chave',
  emitidoEm: 'data',
  valorCentavos: 'total',
};

export type ConferirLeituraProps = LeituraNaFotoProps & Pick<FotoDaNotaProps, 'onChange'>;

/**
 * Shows a reading that proved nothing, with the form to correct it, or leaves it to an operator. The form replaces the
 * list of values, so that photo and fields are close to each other.
 */
export function ConferirLeitura({ documento, leitura, isResultado, onChange }: ConferirLeituraProps) {
  const { documentoFiscalID, uriImagem, loja } = documento;
  const texto = useTexto();
  const hoje = toSaoPaulo(useAgora()).dia;
  const [situacao, setSituacao] = useState<'nova' | 'aberta' | 'deixada'>('nova');
  const [campo, setCampo] = useState<CorrecaoCampo | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button was unmounted: focus the button that opens the form.
    if (situacao === 'deixada') button.current?.focus();
  }, [situacao]);
  const isOpen = situacao === 'aberta';
  const destaque = campo && campoNaFoto[campo];
  return (
    <div className={styles.conferir}>
      <div role="status">
        {situacao === 'deixada' && <Notice>{texto(text.deixada.id, text.deixada.texto)}</Notice>}
      </div>
      {isOpen ? (
        <>
          {uriImagem && (
            <ImagemNota
              documentoFiscalID={documentoFiscalID}
              uri={uriImagem}
              sobre={<CaixasNaFoto campos={listCampos(leitura, loja, hoje)} destaque={destaque} semNumeros />}
            />
          )}
          <CorrecaoForm
            documento={documento}
            leitura={leitura}
            isResultado={isResultado}
            onFocusCampo={setCampo}
            onChange={onChange}
            onClose={() => setSituacao('deixada')}
          />
        </>
      ) : (
        <>
          <Button
            ref={button}
            wide
            variant={situacao === 'nova' ? 'primary' : 'secondary'}
            onClick={() => setSituacao('aberta')}
          >
            {texto(text.abrir.id, text.abrir.texto)}
          </Button>
          <LeituraNaFoto documento={documento} leitura={leitura} isResultado={isResultado} />
        </>
      )}
    </div>
  );
}
