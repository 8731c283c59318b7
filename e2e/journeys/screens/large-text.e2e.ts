import { addressOf } from '../../steps/addresses.ts';
import { walkTelas } from '../../steps/walks/conta.walk.ts';
import { waitForScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { createLayoutChecks, enlargeText } from '../../steps/looks/layout-checks.ts';
import { beginSignedIn } from '../../steps/sign-up.ts';

test.use({ actionTimeout: 10_000 });

// Enlarged before the first paint, unlike the states of accessibility.e2e.ts, which are enlarged while they are open.
test('screens with content fit and work with text at 200 % from the first paint on', async ({ page }) => {
  await enlargeText(page);
  const layout = createLayoutChecks('200-content');
  await beginSignedIn(page);
  await page.goto(`${addressOf('localhost')}/home`);
  await waitForScreen(page);
  await walkTelas(page, layout.see);
  layout.expectNothing();
});
