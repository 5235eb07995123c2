import '@velluto/ui/styles.css';
import '@velluto/ui/brands/velluto.css';
