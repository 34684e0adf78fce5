/* Styles of what the islands draw. Their script comes late but their HTML does not, so the page itself needs these. */
import '#components/ui/Button.module.css';
import '#components/ui/Choice.module.css';
import '#components/ui/Field.module.css';
import '#components/ui/Icon.module.css';
import '../captcha/AltchaCaptcha.module.css';
import '../captcha/Captcha.module.css';
import '../form/Form.module.css';
