import { useEffect, useState } from 'react';
import { hashHex } from '../../../platform/browser/web-crypto.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { publicasText } from '../publicas.text.ts';
import { FatoLista } from './FatoLista.tsx';

const { sobre } = publicasText;

/** The revealed key of the numbers, and whether its SHA-256, worked out on this phone, is the published one. */
export function ChaveNumeros({ chave, compromisso }: { chave: string; compromisso: string }) {
  const [isSame, setSame] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    void hashHex(toBytes(chave)).then((hash) => isCurrent && setSame(hash === compromisso));
    return () => void (isCurrent = false);
  }, [chave, compromisso]);
  return (
    <>
      <FatoLista fatos={[{ nome: sobre.chave, valor: chave, isCodigo: true }]} />
      <div role="status">
        {isSame === true && (
          <Notice tone="sucesso" title={sobre.chaveConfere}>
            {sobre.chaveConfereDetalhe}
          </Notice>
        )}
        {isSame === false && (
          <Notice tone="perigo" title={sobre.chaveNaoConfere}>
            {sobre.chaveNaoConfereDetalhe}
          </Notice>
        )}
      </div>
      <p>{sobre.chaveAjuda}</p>
    </>
  );
}

const toBytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
