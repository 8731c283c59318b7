import { getTextoComperEstado, getTextoComperTipoLoja } from '@trevo/config/configuracao/telas-questions';
import { findEstado } from '@trevo/rules/pessoa/endereco/estados';
import { Globe, MapPin, Store } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { estadoIntegrado, toComperPath } from './comper-path.ts';
import { useComper } from './use-comper.ts';
import { comperPerguntaText as text } from '../participacao.text.ts';

export interface ComperPerguntaProps {
  /** Receives the current question, for the sheet's title. */
  onQuestion(question: string): void;
  /** Whether the first row takes the focus on mount: in a sheet; a screen focuses its heading. */
  focusFirst?: boolean;
  /** Receives the address once both questions are answered. */
  onChoose(path: string): void;
}

/** Asks where the purchase was made and in which state the shop is, as rows of a sheet. */
export function ComperPergunta({ onQuestion, focusFirst = true, onChoose }: ComperPerguntaProps) {
  const configuracao = useConfiguracao();
  const { isIntegrado, estados } = useComper();
  const [isFisica, setFisica] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  const question = isFisica ? getTextoComperEstado(configuracao) : getTextoComperTipoLoja(configuracao);
  useEffect(() => {
    onQuestion(question);
    // The pressed row was unmounted together with the focus.
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
  // Consumidores near integrated shops mostly bought there, so that option comes first.
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
