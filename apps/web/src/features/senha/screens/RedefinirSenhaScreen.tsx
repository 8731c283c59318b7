import { useLinkToken } from '../../../platform/navigation/use-link-token.ts';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { LinkMorto } from '../parts/LinkMorto.tsx';
import { RedefinirForm } from '../parts/RedefinirForm.tsx';
import { redefinirText as text } from '../redefinir.text.ts';

/** Where the link of a forgotten password leads. */
export function RedefinirSenhaScreen() {
  const token = useLinkToken();
  const goBack = useGoBack(appPaths.raiz);
  if (token) return <RedefinirForm token={token} onBack={goBack} />;
  return (
    <Page header={<PageHeader title={text.titulo} onBack={goBack} backLabel={text.voltar} />}>
      <LinkMorto />
    </Page>
  );
}
