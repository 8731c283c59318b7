import { getTextoComperTipoLoja } from '@trevo/config/configuracao/telas-questions';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { comperPerguntaText as text } from '../participacao.text.ts';
import { ComperPergunta } from './ComperPergunta.tsx';

/** The question about the shop as a screen, for an address that does not contain the answer. */
export function ComperPerguntaPage() {
  const configuracao = useConfiguracao();
  const [question, setQuestion] = useState(getTextoComperTipoLoja(configuracao));
  const navigate = useNavigate();
  const goBack = useGoBack();
  return (
    <Page header={<PageHeader title={question} onBack={goBack} backLabel={text.voltar} />}>
      <ComperPergunta
        focusFirst={false}
        onQuestion={setQuestion}
        onChoose={(path) => void navigate(path, { replace: true })}
      />
    </Page>
  );
}
