import { chromiumKind, webKitKind } from '../../support/engines/kinds.ts';
import { describeSmoke } from '../../support/engines/smoke.ts';

describeSmoke(webKitKind, chromiumKind);
