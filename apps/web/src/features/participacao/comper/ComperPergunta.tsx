import {
  getTextoComperEstado,
  getTextoComperTipoLoja,
} from '@trevo/config/configuracao/configuracao-questions';
import { findEstado } from '@trevo/rules/pessoa/estados';
import { Globe, MapPin, Store } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { ListRow } from '@trevo/ui/display/ListRow.tsx';
import { estadoIntegrado, toComperPath } from './comper-path.ts';
import { useComper } from './use-comper.ts';
import { comperPerguntaText as text } from '../participacao.text.ts';

export interface ComperPerguntaProps {
  /** The question that is being asked: the sheet's title. */
  onQuestion(question: string): void;
  /** Whether the first row takes the focus when it appears: in a sheet; a screen begins at its heading. */
  focusFirst?: boolean;
  /** Both questions are answered: where to go. */
  onChoose(path: string): void;
}

/** Where was the purchase made, and in which state is the shop: rows of a sheet. */
export function ComperPergunta({ onQuestion, focusFirst = true, onChoose }: ComperPerguntaProps) {
  const configuracao = useConfiguracao();
  const { isIntegrado, estados } = useComper();
  const [isFisica, setFisica] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  const question = isFisica ? getTextoComperEstado(configuracao) : getTextoComperTipoLoja(configuracao);
  useEffect(() => {
    onQuestion(question);
    // The row that was pressed has gone, and the focus with it.
    if (focusFirst || isFisica) rows.current?.querySelector('button')?.focus();
  }, [question, onQuestion, focusFirst, isFisica]);
  if (!isFisica) {
    return (
      <div ref={rows}>
        <ListRow
          leading={<Store />}
          title={text.fisica}
          detail={text.fisicaDetalhe}
          onClick={() => setFisica(true)}
        />
        <ListRow
          leading={<Globe />}
          title={text.ecommerce}
          detail={text.ecommerceDetalhe}
          onClick={() => onChoose(toComperPath({ tipo: 'ecommerce' }))}
        />
      </div>
    );
  }
  // Whoever lives where the shops are integrated bought there more often than not.
  const ordered = isIntegrado
    ? [estadoIntegrado, ...estados.filter((uf) => uf !== estadoIntegrado)]
    : estados;
  return (
    <div ref={rows}>
      {ordered.map((estado) => (
        <ListRow
          key={estado}
          leading={<MapPin />}
          title={findEstado(estado)?.nome ?? estado}
          onClick={() => onChoose(toComperPath({ tipo: 'fisica', estado }))}
        />
      ))}
    </div>
  );
}
