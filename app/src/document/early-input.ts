import { failedEvent, hydratedEvent } from '../platform/scheduling.ts';

/**
 * Inline script: records what is typed, ticked, chosen or submitted before the app's script has loaded, and repeats it
 * after hydration, which starts with the server's empty fields. React compares a field with the value that was last
 * set from its script, so each is emptied that way first; then it changes as by a user. A form that the server takes from the browser
 * itself (`data-unscripted`) is not held back: its answer need not wait for the script. When the script does not come, the browser sends
 * the form, and the server's answer says what is missing: a press is never without an answer.
 */
export const earlyInput = `(()=>{
const fields=new Map();let form;
const isBox=field=>field.type==='checkbox'||field.type==='radio';
const keep=({target})=>{if(target.type==='file')return;fields.delete(target);fields.set(target,isBox(target)?target.checked:target.value)};
const hold=event=>{if('unscripted' in event.target.dataset)return;event.preventDefault();form=event.target};
const tick=(field,value)=>{field.checked=!value;field.click()};
const fill=(field,value)=>{
field.value='';
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,value);
for(const type of ['input','change'])field.dispatchEvent(new Event(type,{bubbles:true}))};
const release=()=>{removeEventListener('submit',hold,true);form?.requestSubmit();form=undefined};
const lost=({target})=>{if(target.localName==='script')release()};
addEventListener('input',keep,true);addEventListener('submit',hold,true);
addEventListener('error',lost,true);
addEventListener('${failedEvent}',release,{once:true});
addEventListener('${hydratedEvent}',()=>{
removeEventListener('input',keep,true);removeEventListener('submit',hold,true);removeEventListener('error',lost,true);
queueMicrotask(()=>{
for(const[field,value]of fields)(isBox(field)?tick:fill)(field,value);
if(form)setTimeout(()=>form.requestSubmit())})
},{once:true})})()`;
