import { MapPin, Phone } from 'lucide-react';
import { toButtonClass } from '@trevo/ui/action/button-class.ts';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { formatDistancia, formatEndereco, type Loja, toMapaUrl } from '../loja.wire.ts';
import { lojasText as text } from '../lojas.text.ts';
import styles from './LojaCard.module.css';

/** Card of a shop: name, distance, address, and links to map and phone. */
export function LojaCard({ loja }: { loja: Loja }) {
  const { nome, distancia, telefone, credenciada } = loja;
  const endereco = formatEndereco(loja);
  const mapa = toMapaUrl(loja);
  const action = toButtonClass({ variant: 'secondary', size: 'small' });
  return (
    <li className={styles.loja}>
      <div className={styles.topo}>
        <h2 className={styles.nome}>{nome}</h2>
        {distancia !== undefined && <span className={styles.distancia}>{formatDistancia(distancia)}</span>}
      </div>
      {endereco && <p className={styles.endereco}>{endereco}</p>}
      {!credenciada && <Badge tone="alerta">{text.naoCredenciada}</Badge>}
      {(mapa || telefone) && (
        <div className={styles.acoes}>
          {mapa && (
            <a className={action} href={mapa} target="_blank" rel="noreferrer" aria-label={text.mapaDe(nome)}>
              <span className={styles.acao}>
                <MapPin aria-hidden="true" />
                {text.mapa}
              </span>
            </a>
          )}
          {telefone && (
            <a className={action} href={`tel:+55${telefone}`} aria-label={text.ligarPara(nome)}>
              <span className={styles.acao}>
                <Phone aria-hidden="true" />
                {text.ligar}
              </span>
            </a>
          )}
        </div>
      )}
    </li>
  );
}
