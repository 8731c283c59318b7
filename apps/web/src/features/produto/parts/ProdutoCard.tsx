import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { Link } from 'react-router';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatDiaCurto } from '@trevo/client/format.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { produtoText as text } from '../produto.text.ts';
import type { ProdutoBotaoProps } from './ProdutoBotao.tsx';
import { ProdutoBotao } from './ProdutoBotao.tsx';
import styles from './ProdutoCard.module.css';
import { ProdutoImagem } from './ProdutoImagem.tsx';
import { ProdutoPreco } from './ProdutoPreco.tsx';

/** Card of a product: picture and name link to the details, the button adds it to the cart. */
export function ProdutoCard({ produto, campanha, saldo }: ProdutoBotaoProps) {
  const { codigo, nome, imagem, oferta, ofertaAte } = produto;
  const hoje = toSaoPaulo(useAgora()).dia;
  return (
    <Card padding="none" className={styles.card}>
      <Link to={`${appPaths.detalhesProduto}?codigo=${encodeURIComponent(codigo)}`} className={styles.link}>
        <ProdutoImagem imagem={imagem} />
        <span className={styles.nome}>{nome}</span>
      </Link>
      {oferta && (
        <span className={styles.selo}>
          <Badge tone="marca" strong>
            {ofertaAte ? text.ofertaAte(formatDiaCurto(ofertaAte, hoje)) : text.oferta}
          </Badge>
        </span>
      )}
      <div className={styles.pe}>
        <ProdutoPreco produto={produto} />
        <ProdutoBotao produto={produto} campanha={campanha} saldo={saldo} />
      </div>
    </Card>
  );
}
