import './fonts.css';
import './tokens.css';
import './rise.css';
import './base.css';
