import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { LongList } from '@trevo/ui/display/list/LongList.tsx';
import type { ListaParticipante } from '../filter-participantes.ts';
import { participantesText as text } from '../produtos-participantes.text.ts';
import { ProdutoImagem } from '../parts/ProdutoImagem.tsx';
import styles from './ListaParticipantes.module.css';

/** A list of participating products: picture, name, badges and products. */
export function ListaParticipantes({
  lista: { nome, texto, imagem, selos, produtos },
}: {
  lista: ListaParticipante;
}) {
  return (
    <section className={styles.lista}>
      <div className={styles.topo}>
        <span className={styles.imagem}>
          <ProdutoImagem imagem={imagem} />
        </span>
        <div className={styles.palavras}>
          <h2 className={styles.nome}>{nome}</h2>
          {texto && <p className={styles.texto}>{texto}</p>}
        </div>
      </div>
      {selos.length > 0 && (
        <div className={styles.selos}>
          {selos.map((selo) => (
            <Badge key={selo} tone="marca">
              {selo}
            </Badge>
          ))}
        </div>
      )}
      {produtos.length > 0 && (
        <LongList
          className={styles.produtos}
          label={text.produtosDe(nome)}
          showAll={text.verTodos(produtos.length)}
          items={produtos}
          renderItem={(produto) => (
            <div className={styles.produto}>
              <span>
                <ProdutoImagem imagem={produto.imagem} />
              </span>
              <span>{produto.nome}</span>
            </div>
          )}
        />
      )}
    </section>
  );
}

/** Loading skeleton of lists. */
export function ParticipantesSkeleton() {
  return (
    <SkeletonGroup label={text.carregando} className={styles.listas}>
      {[0, 1].map((key) => (
        <div key={key} className={styles.lista}>
          <Skeleton shape="block" height="4rem" />
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton />
          <Skeleton width="80%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
