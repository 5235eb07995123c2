import '@velluto/ui/styles.unlayered.css';
import '@velluto/ui/brands/velluto.css';
